/*
 * Sentences about entries that keep a form from being sent, by the browser's own checks, in the
 * reader's language. The browser's bubble would say it in the language of the browser.
 */

import { entryTexts } from './texts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns a sentence about what the entry lacks, undefined where nothing is wrong with it. */
export function lackOf(control: Control): string | undefined {
  const { validity } = control;
  if (validity.valid) return undefined;
  const { beyond, ...texts } = entryTexts();
  const limit = (name: 'minlength' | 'maxlength' | 'min' | 'max') =>
    Number(control.getAttribute(name));
  if (validity.badInput || validity.stepMismatch) {
    return control.type === 'number' ? texts.noNumber : texts.noTime;
  }
  if (validity.valueMissing) return isTyped(control) ? texts.missing : texts.unchosen;
  if (validity.typeMismatch && control.type === 'email') return texts.noAddress;
  if (validity.tooShort) return beyond.string_too_short(limit('minlength'));
  if (validity.tooLong) return beyond.string_too_long(limit('maxlength'));
  if (validity.rangeUnderflow) return beyond.greater_than_equal(limit('min'));
  if (validity.rangeOverflow) return beyond.less_than_equal(limit('max'));
  return texts.unfit;
}

/** Returns whether the control is the first of its form that keeps it from being sent. */
export function isFirstLack(control: Control): boolean {
  const controls = [...(control.form?.elements ?? [control])];
  // A fieldset is invalid as soon as one of its controls is.
  return controls.find((one) => one.matches(':invalid:not(fieldset)')) === control;
}

const isTyped = ({ type }: Control) => !['radio', 'checkbox', 'select-one'].includes(type);
