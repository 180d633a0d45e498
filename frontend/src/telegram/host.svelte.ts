/* The Mini App's side of Telegram's app: messages from the page to it, and from it. Loaded in Telegram alone. */

import { on, postEvent, setTargetOrigin } from '@tma.js/bridge';
import { currentRoute, navigate } from '../routing/router.svelte';
import { settings } from '../session/settings.svelte';

const DARK_BELOW = 0.5;
/** A card that the player can touch: only their own hand in a running game has some. */
const HELD_CARD = '[data-table]:not([data-phase="over"]) [data-hand] button';
/** Milliseconds from which on a vibration is a strong one. */
const STRONG_MS = 50;

/** Says that the page is there, and follows Telegram from now on. */
export function followHost(): void {
  // Only the sites in the page's Content-Security-Policy can frame it, and no secret is among what it says.
  if (window !== window.parent) setTargetOrigin('*');
  on('theme_changed', ({ theme_params }) => takeTheme(theme_params['bg_color']));
  on('content_safe_area_changed', takeInsets);
  on('back_button_pressed', goBack);
  // The page vibrates by `navigator.vibrate`, which works in no view of Telegram, and on iOS nowhere.
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  keepTheme();
  guardGames();
  postEvent('web_app_ready');
  postEvent('web_app_expand');
  postEvent('web_app_request_content_safe_area');
  // Cards are dragged up and down, which would close the Mini App.
  postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
  $effect.root(() => {
    $effect(() => {
      postEvent('web_app_setup_back_button', { is_visible: currentRoute().page !== 'home' });
    });
  });
}

/** Takes over whether Telegram is dark, by the colour of its background, unless the player has chosen a theme. */
export function takeTheme(background: string | undefined): void {
  const parts = /^#(\w\w)(\w\w)(\w\w)$/.exec(background ?? '');
  if (parts === null) return;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => parseInt(part, 16) / 255);
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  theme = light < DARK_BELOW ? 'dark' : 'light';
  showTheme();
}

let theme: 'dark' | 'light' = 'light';

/** Shows Telegram's theme where the page would follow the system's. */
function showTheme(): void {
  if (settings.theme === 'system') document.documentElement.dataset['theme'] = theme;
}

/** The page takes a theme away that follows the system. */
function keepTheme(): void {
  const taken = new MutationObserver(() => {
    if (document.documentElement.dataset['theme'] === undefined) showTheme();
  });
  taken.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

/** Has Telegram ask before it closes the page while the player holds cards of a running game. */
function guardGames(): void {
  let guarded = false;
  const look = new MutationObserver(() => {
    const plays = document.querySelector(HELD_CARD) !== null;
    if (plays === guarded) return;
    guarded = plays;
    postEvent('web_app_setup_closing_behavior', { need_confirmation: plays });
  });
  look.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-phase'] });
}

/** Keeps the page clear of Telegram's own buttons; `env(safe-area-inset-…)` has the device's parts. */
function takeInsets({ top, bottom }: { top: number; bottom: number }): void {
  document.documentElement.style.setProperty('--host-top', `${top}px`);
  document.documentElement.style.setProperty('--host-bottom', `${bottom}px`);
}

function goBack(): void {
  // In a frame `history.length` counts the steps of the site around it too. Browsers without `navigation` go home.
  const { navigation } = window as { navigation?: Pick<Navigation, 'canGoBack'> };
  if (navigation?.canGoBack === true) history.back();
  else navigate('/');
}

function vibrate(pattern: readonly number[]): boolean {
  const longest = Math.max(...pattern);
  if (pattern.length > 1) {
    const kind = longest >= STRONG_MS ? 'error' : 'success';
    postEvent('web_app_trigger_haptic_feedback', { type: 'notification', notification_type: kind });
  } else {
    const style = longest >= STRONG_MS ? 'heavy' : 'light';
    postEvent('web_app_trigger_haptic_feedback', { type: 'impact', impact_style: style });
  }
  return true;
}
