import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// Where a page served by the dev server finds the service (`make run` in another terminal).
const backend = process.env['DURAK_BACKEND'] ?? 'http://127.0.0.1:8000';

// Small modules of many pages: one file of them weighs two kilobytes less than a dozen.
const SHARED =
  /src\/(app\/(boot|App|pages)\.|notifications\/MissingPart|ui\/(Button|LiveRegions|Notice)|session\/(language|attention)|net\/(backoff|cursor|failure|keys|untilAnswered)|play\/api|rules\/presets|names\/seats|session\/(account|api|arrivals|settings)|routing\/(?!later|texts\/\w\w\.)|art\/(CardBack|CardFace|Face)\.|core\/(words|cards|levels|game|standing)\.|art\/(SuitSign|Icon)|ui\/announcer|net\/socket|loading\/)/;

// The parts of forms, dialogs and lists, used on most pages except the table. Each separate file is
// also named, by its hash, in the lists of what pages load, and those lists come with the first
// table.
const PARTS =
  /src\/(ui\/(Choice|Copy|Dialog|Disclosure|Question|Switch|\w*Field|TextArea|sharing)|names\/(KindMark|PersonFace)|ratings\/(RatingValue|api)|i18n\/dates|play\/seeds|core\/(clock|narrate|refusals)|ruleSets\/paths|rules\/switches|matchmaking\/(api|answer)|(dailyDeal|puzzles)\/api|tables\/(newGame|botGame|lastChoice)|session\/me\.|art\/(FurtherIcon|furtherIcons)\.|forms\/form\.|home\/onceFree|routing\/laterPaths|lessons\/(LearnButton|api|start))/;

// The table, which whatever feeds it brings along, and the running game: most who open a table play at it, and one file
// weighs a kilobyte less than two.
const TABLE =
  /src\/(game\/Game|play\/(GameTable|live|followed|pacer|serverClock|timeKeeper|absence)|table\/(TableView|EmptyTable)|core\/(reduce|options))(\.svelte)?\./;

// The parts that every table loads once the first card can be played.
const AFTER =
  /src\/(play\/(parts|refused|awake|onTime|Absence|LoggedOut|endings)\.|ruleCard\/LazyRuleCard|core\/(predict|texts\/(narration|refusals)\/index)\.|table\/(seldom|voice|automatic|answers|ahead|inAdvance|spared|sounds|haptics|log|reasons|keys|keyboard|drag|Opening|DiscardPile|TransferSlot|HandMarks|SuitPicker|TrumpReveal|FaceDown|CallButton|SkipToHand|CheatMark|ClaimButton|EarlyEnd|texts\/(help|later|clock|opening)\/index)\.|play\/texts\/index\.|sound\/sound|ui\/Toast)/;

// Svelte's code for forms, graphs and elements of any name: the first table uses none of it.
const FORMS =
  /svelte\/src\/internal\/client\/dom\/(elements\/(bindings\/(input|select|size|universal)|customizable-select)|blocks\/svelte-element)\./;

// They only export, which Svelte's package doesn't say of them: files that use nothing of them need not load them.
const NO_EFFECTS = /svelte\/src\/internal\/client\/dom\//;

// The list of the other pages, with two small modules that it shares with some of them.
const LATER = /src\/(app\/(laterPages|around\.)|matchmaking\/flag|moderation\/reporting)/;

// The texts that the first table needs: one file a language.
const firstTexts = (language: string) => ({
  name: `texts-${language}`,
  test: new RegExp(`src/(ui|core|net|names|rules|routing|table|game)/texts/${language}\\.ts$`),
});

// Those that the home page and the parts on most pages need besides.
const partTexts = (language: string) => ({
  name: `texts-parts-${language}`,
  test: new RegExp(`src/(home/texts|ratings/texts|entries/texts)/${language}\\.ts$`),
});

// The daily content, in one file for the same reason.
const DAYS = /src\/(puzzles|dailyDeal|duplicates)\/(?!texts\/\w\w\.|api\.)/;

// Modules of the first file are always loaded already, and the service's HTML names the files of the home page: those lists need
// not name them.
const FIRST = /\/(main|shared|rolldown-runtime|Home|Header)-/;

// The files that bring styles along.
const styled = new Set<string>();
const noteStyled: Plugin = {
  name: 'note-styled',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && (file.viteMetadata?.importedCss.size ?? 0) > 0)
        styled.add(file.fileName);
  },
};

export default defineConfig(({ command }) => ({
  // Django serves the built files below /static/; the dev server is used on its own.
  base: command === 'build' ? '/static/' : '/',
  plugins: [svelte(), noteStyled],
  // A text file of JSON is one object.
  json: { namedExports: false },
  build: {
    outDir: 'dist',
    manifest: 'manifest.json',
    // Small images stay files: data: addresses would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => {
        const late = needed.filter((one) => !FIRST.test(one));
        // An import waits for styles before it asks for the file: named here, the file comes beside them.
        return late.some((one) => styled.has(one)) ? late : late.filter((one) => one !== file);
      },
    },
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        developers: 'src/styles/developers.css',
        documents: 'src/styles/documents.css',
      },
      treeshake: { moduleSideEffects: [{ test: NO_EFFECTS, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'parts', test: FORMS, priority: 2, includeDependenciesRecursively: false },
            { name: 'shared', test: SHARED, priority: 1 },
            { name: 'parts', test: PARTS },
            { name: 'table', test: TABLE, priority: 1 },
            { name: 'motion', test: /src\/(motion\/|core\/lastCard)/ },
            { name: 'after', test: AFTER, includeDependenciesRecursively: false },
            { name: 'laterPages', test: LATER, includeDependenciesRecursively: false },
            { name: 'days', test: DAYS, includeDependenciesRecursively: false },
            ...['en', 'de', 'ru'].flatMap((code) => [firstTexts(code), partTexts(code)]),
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': backend,
      '/ws': { target: backend, ws: true },
    },
  },
}));
