/*
 * Start parameters of links to the Mini App, which name the page to show; links to the bot have them too
 * (`telegram/bot/start_parameters.py`).
 */

const PARAMETER = /^([grt])_([0-9A-Za-z-]{1,64})$/;
const PATHS: Record<string, (id: string) => string> = {
  g: (id) => `/games/${id}`,
  r: (id) => `/games/${id}/replay`,
  t: (id) => `/tournaments/${id}`,
};

/** The path of the page that a start parameter names, or null. */
export function pathOfStart(parameter: string | undefined): string | null {
  if (parameter === 'daily') return '/daily';
  const [, kind = '', id = ''] = PARAMETER.exec(parameter ?? '') ?? [];
  return PATHS[kind]?.(id) ?? null;
}
