/*
 * No modules import each other in a circle, through components, lazily or by types alone. Of a
 * component the compiler keeps no imports of types, so circles that need one are not found.
 */
export default {
  forbidden: [{ name: 'circle', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    exclude: { path: '\\.test\\.ts$' },
    doNotFollow: { path: 'node_modules' },
    // Imports of types count as any other.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
