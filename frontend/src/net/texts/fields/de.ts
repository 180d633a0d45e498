import type en from './en';

export default {
  string_too_long: 'Das ist zu lang.',
  string_too_short: 'Das ist zu kurz.',
  string_pattern_mismatch: 'Manche Zeichen sind hier nicht erlaubt.',
  missing: 'Bitte ausfüllen.',
  unfit: 'Das geht hier nicht. Bitte prüfe die Eingabe.',
} satisfies typeof en;
