/*
 * Brings the page back: asks every few seconds whether the service is there, and at once when the line is.
 * The address is still the one that was asked for, so loading again leads to the right table.
 */

const WORDS = {
  de: [
    'Keine Verbindung',
    'Durak ist gerade nicht zu erreichen. Dein Platz und deine Karten bleiben; die Seite kommt von selbst wieder.',
    'Neuer Versuch …',
    'Jetzt versuchen',
  ],
  ru: [
    'Нет связи',
    'Сервер сейчас недоступен. Ваше место и карты сохранены; страница вернётся сама.',
    'Пробуем ещё раз…',
    'Попробовать сейчас',
  ],
};
const EVERY_MS = 3000;

/** The choices made on the page, if the browser lets them be read. */
function chosenHere() {
  try {
    return localStorage.getItem('durak.language');
  } catch {
    return null;
  }
}

const chosen = [chosenHere(), ...navigator.languages]
  .map((language) => (language ?? '').slice(0, 2))
  .find((language) => language === 'en' || language in WORDS);

if (chosen in WORDS) {
  document.documentElement.lang = chosen;
  const [title, words, state, again] = WORDS[chosen];
  document.getElementById('title').textContent = title;
  document.getElementById('words').textContent = words;
  document.getElementById('state').textContent = state;
  document.getElementById('again').textContent = again;
}

async function look() {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store' });
    if (ok) location.reload();
  } catch (failure) {
    // Still away: the next try follows.
    if (!(failure instanceof TypeError)) throw failure;
  }
}

document.getElementById('again').addEventListener('click', () => void look());
addEventListener('online', () => void look());
setInterval(() => void look(), EVERY_MS);
