/* Wake lock: keeps a phone's screen on while its owner plays. */

/**
 * Keeps the screen on until the returned function is called. A browser gives the lock back whenever the page is
 * hidden, so it is asked for again; one that can't, or that saves its battery, goes on without.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  async function ask(): Promise<void> {
    if (ended || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended) await lock.release();
    } catch (failure) {
      if (!(failure instanceof DOMException)) throw failure;
    }
  }

  const onVisibility = () => void ask();
  document.addEventListener('visibilitychange', onVisibility);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', onVisibility);
    void lock?.release();
  };
}
