/** Faults of an entry, by the code of the check that refused it. */
export default {
  string_too_long: 'This is too long.',
  string_too_short: 'This is too short.',
  string_pattern_mismatch: 'Some characters are not allowed here.',
  missing: 'Please fill this in.',
  unfit: 'This can’t be used here. Please check it.',
};
