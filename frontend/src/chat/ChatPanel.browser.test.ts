/*
 * The chat beside a table: the messages and sounds that a reader gets, and the messages they may
 * send.
 */

import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { DEFAULT_TABLE_SETTINGS } from '../core/table';
import { useLanguage } from '../i18n/index.svelte';
import ReportDialog from '../moderation/ReportDialog.svelte';
import { answerInstead, Refusing, type Answers, type Asked } from '../net/fakeService';
import { LiveGame } from '../play/live.svelte';
import { setAccount } from '../session/account.svelte';
import { changeSettings } from '../session/settings.svelte';
import { ANNA, BORIS, tableOf } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import type { ChatMessage, ChatVoice } from '../wire';
import { TableChat } from './chat.svelte';
import ChatPanel from './ChatPanel.svelte';

const GAME = tableOf('Anna', { status: 'active' });
const CHAT = 'GET /api/v1/games/Game000001/chat';
const SAY = 'POST /api/v1/games/Game000001/chat';
const REPORT = 'POST /api/v1/reports';
const WRITES: ChatVoice = { may: 'write', why: null, until: null };
/** The first tone of the chat's sound, in hertz. */
const CHAT_TONE = 698;

const sent = { series: 'Game000001', at: '2026-01-01T12:00:00Z' };
const phrase = (id: number, author: ChatMessage['author'], code: ChatMessage['code']) =>
  ({ ...sent, id, author, kind: 'preset', code, text: null }) satisfies ChatMessage;
const typed = (id: number, author: ChatMessage['author'], text: string) =>
  ({ ...sent, id, author, kind: 'text', code: null, text }) satisfies ChatMessage;

const SAID = [
  phrase(5, BORIS, 'good_luck'),
  typed(6, BORIS, 'have you seen the weather?'),
  typed(7, ANNA, 'it rains'),
];

interface Shown {
  chat: TableChat;
  asked: Asked[];
  answers: Answers;
}

/** Shows the open chat of the game in which this was said, as the service answers for it. */
async function show(messages: ChatMessage[], you: ChatVoice = WRITES): Promise<Shown> {
  const answers: Answers = {
    [CHAT]: { messages, older: null, you },
    'GET /api/v1/mutes': [],
    'GET /api/v1/blocks': [],
  };
  const asked = answerInstead(answers);
  const live = new LiveGame(GAME, () => 0);
  live.connection = 'online';
  const chat = new TableChat(live);
  chat.isOpen = true;
  await render(ChatPanel, { chat });
  await expect.poll(() => chat.voice).toEqual(you);
  return { chat, asked, answers };
}

function hear(chat: TableChat, ...messages: ChatMessage[]) {
  chat.live.onchat?.(messages);
  flushSync();
}

const words = () =>
  page
    .getByTestId('chat-messages')
    .getByRole('listitem')
    .elements()
    .map((line) => line.querySelector('.words')?.textContent.trim());

beforeEach(async () => {
  await useLanguage('en');
  setAccount({ ...ANNA, language: 'en', hide_ratings: false, sanctions: [] });
});

afterEach(() => {
  vi.restoreAllMocks();
  changeSettings({ ...DEFAULT_TABLE_SETTINGS, freeText: true });
  sessionStorage.clear();
});

test('free text of others is hidden from a reader who does not want it, until they switch it on', async () => {
  changeSettings({ freeText: false });
  const { chat } = await show(SAID);
  await expect.poll(words).toEqual(['Good luck!', 'it rains']);
  hear(chat, typed(8, BORIS, 'do you hear me?'));
  expect(words()).toEqual(['Good luck!', 'it rains']);
  expect(page.getByTestId('chat-aloud').element().textContent).toBe('');
  await page.getByTestId('chat-mute').click();
  await page.getByRole('switch', { name: /^Show what others type/ }).click();
  await expect
    .poll(words)
    .toEqual(['Good luck!', 'have you seen the weather?', 'it rains', 'do you hear me?']);
});

describe('the sound of the chat', () => {
  let tones: number[];

  beforeEach(() => {
    tones = [];
    const start = vi.spyOn(OscillatorNode.prototype, 'start');
    start.mockImplementation(function (this: OscillatorNode) {
      tones.push(this.frequency.value);
    });
    vi.spyOn(OscillatorNode.prototype, 'stop').mockImplementation(() => undefined);
  });

  /** Browsers let a page play sound only after the user has touched it. */
  const touch = () => page.getByRole('heading').click();
  const heard = () => tones.filter((hertz) => hertz === CHAT_TONE).length;

  test('is heard for what others say, not for one’s own words nor at once again', async () => {
    const { chat } = await show([]);
    await touch();
    hear(chat, phrase(5, ANNA, 'hello'));
    expect(heard()).toBe(0);
    hear(chat, phrase(6, BORIS, 'hello'));
    expect(heard()).toBe(1);
    hear(chat, phrase(7, BORIS, 'good_luck'));
    expect(heard()).toBe(1);
  });

  test('is not heard where sounds are off, though the words are read aloud', async () => {
    changeSettings({ sound: false });
    const { chat } = await show([]);
    await touch();
    hear(chat, phrase(5, BORIS, 'thanks'));
    expect(heard()).toBe(0);
    await expect.element(page.getByTestId('chat-aloud')).toHaveTextContent('Boris: Thanks!');
  });
});

describe('what a reader may say', () => {
  test('is nothing without a seat, and the chat says why', async () => {
    await show(SAID, { may: 'read', why: 'not_authenticated', until: null });
    await expect
      .element(page.getByTestId('chat-why'))
      .toHaveTextContent('Only those who sit at the table write here.');
    expect(document.querySelector('[data-phrase], [data-reaction]')).toBeNull();
    await expect.element(page.getByTestId('chat-field')).not.toBeInTheDocument();
  });

  test('is phrases and reactions where free text is closed', async () => {
    await show(SAID, { may: 'say', why: 'chat_closed', until: null });
    await expect
      .element(page.getByTestId('chat-why'))
      .toMatchTextContent(/^While a rated game runs/);
    await expect.element(page.getByRole('button', { name: 'Well played!' })).toBeVisible();
    await expect.element(page.getByTestId('chat-field')).not.toBeInTheDocument();
  });

  test('is said once: what is refused is told, and a line can be mended', async () => {
    const { answers } = await show([]);
    answers[SAY] = new Refusing(409, 'repeated_message');
    await page.getByRole('button', { name: 'Well played!' }).click();
    const problem = page.getByTestId('chat-problem');
    await expect.element(problem).toHaveTextContent('You have just said that.');
    answers[SAY] = new Refusing(400, 'invalid');
    await page.getByTestId('chat-field').fill('two lines');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(problem).toMatchTextContent(/^This can’t be sent/);
    await expect.element(page.getByTestId('chat-field')).toHaveValue('two lines');
  });
});

test('a message of somebody else is reported with its words, and the reader goes on there', async () => {
  const { asked, answers } = await show(SAID.slice(1));
  answers[REPORT] = {};
  await render(ReportDialog);
  const flag = page.getByTestId('chat-messages').getByRole('button');
  await expect.element(flag).toHaveAccessibleName('Report this message by Boris');
  await flag.click();
  const form = page.getByTestId('report-form');
  expect(form.element().querySelector('blockquote')?.textContent).toBe(SAID[1]?.text);
  await expect.element(form.getByLabelText('Insults or harassment')).toBeChecked();
  expect(await findingsInBothThemes()).toEqual([]);
  await form.getByRole('button', { name: 'Send the report' }).click();
  const thanks = page.getByTestId('report-sent');
  await expect.element(thanks).toMatchTextContent(/^Thank you/);
  const body = { player: 2, reason: 'insult', text: '', game: 'Game000001', message: 6 };
  expect(asked).toContainEqual({ request: REPORT, body });
  await thanks.getByRole('button').click();
  await expect.element(flag).toHaveFocus();
});

describe('axe finds nothing', () => {
  test('in an open chat with all that can be said', async () => {
    await show([...SAID, { ...phrase(8, BORIS, 'heart'), kind: 'reaction' }]);
    await expect.poll(words).toHaveLength(4);
    expect(await findingsInBothThemes()).toEqual([]);
  });

  test('where somebody is muted and somebody blocked', async () => {
    const { answers } = await show(SAID);
    answers['GET /api/v1/mutes'] = [{ id: 3, name: 'Vera', kind: 'guest' }];
    answers['GET /api/v1/blocks'] = [BORIS];
    await page.getByTestId('chat-mute').click();
    await expect.element(page.getByRole('button', { name: 'Unmute: Vera' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Unblock: Boris' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Mute: Boris', exact: true }))
      .not.toBeInTheDocument();
    expect(await findingsInBothThemes()).toEqual([]);
  });

  test('where free text is closed and something was refused', async () => {
    const { answers } = await show(SAID, { may: 'say', why: 'chat_closed', until: null });
    answers[SAY] = new Refusing(409, 'repeated_message');
    await page.getByRole('button', { name: 'Well played!' }).click();
    await expect.element(page.getByTestId('chat-problem')).not.toBeEmptyDOMElement();
    expect(await findingsInBothThemes()).toEqual([]);
  });
});
