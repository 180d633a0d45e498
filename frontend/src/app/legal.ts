/* Where the operator's imprint and privacy pages are; the shell of the page names those that there are. */

const KINDS = ['imprint', 'privacy'] as const;

export interface LegalPage {
  kind: (typeof KINDS)[number];
  address: string;
}

/** The pages named in the head of `shell`; those of this service in that language. */
export function legalPages(shell: ParentNode, language: string): LegalPage[] {
  return KINDS.flatMap((kind) => {
    const address = shell.querySelector<HTMLMetaElement>(`meta[name="durak:${kind}"]`)?.content;
    if (address === undefined) return [];
    return [{ kind, address: address.startsWith('/') ? `${address}?lang=${language}` : address }];
  });
}
