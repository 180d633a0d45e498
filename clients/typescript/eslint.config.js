import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/generated/schema.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  prettier,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Numbers are written as they are.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `json<T>` names the shape that the document promises for a reply.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    ...ts.configs.disableTypeChecked,
    languageOptions: {
      globals: { process: 'readonly', URL: 'readonly' },
      parserOptions: { projectService: false },
    },
  },
);
