/** The version of this package; that of package.json is the same. */
export const VERSION = '0.1.0';
