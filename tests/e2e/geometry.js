// Every geometric defect of the table on the screen, in words. Pixels; one and a half is no defect.
() => {
  const found = [];
  const slack = 1.5;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const box = (element) => element.getBoundingClientRect();
  const seen = (element) => box(element).width > 0 && getComputedStyle(element).visibility !== 'hidden';
  const say = (element) => {
    const text = element.dataset.card ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')} "${text.trim().slice(0, 30)}"`;
  };

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`scrolls sideways by ${root.scrollWidth - innerWidth}`);
  if (root.scrollHeight > innerHeight) found.push(`scrolls down by ${root.scrollHeight - innerHeight}`);

  for (const element of all('[data-table] .card, [data-table] button, [data-table] p, [data-table] li')) {
    if (!seen(element) || element.closest('dialog, .template, .skip, .visually-hidden, [data-over]')) continue;
    if (element.classList.contains('visually-hidden')) continue;
    const { left, top, right, bottom } = box(element);
    const out = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    if (out > slack) found.push(`${say(element)} is ${Math.round(out)} outside the viewport`);
  }

  const parts = {
    status: all('.status > *'),
    seats: all('.seat'),
    pieces: all('.pairs .piece, .slot-button, [data-over]'),
    piles: all('.talon .pile, .talon .facts, .discard .pile, .discard .count'),
    bar: all('.bar .me, .bar .prompt, .bar button'),
    hand: all('.hand .held'),
  };
  const overlap = (a, b) => {
    const [p, q] = [box(a), box(b)];
    return Math.min(
      Math.min(p.right, q.right) - Math.max(p.left, q.left),
      Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top),
    );
  };
  const names = Object.keys(parts);
  names.forEach((name, index) => {
    for (const other of names.slice(index)) {
      if (name === other && ['hand', 'pieces', 'piles'].includes(name)) continue;
      for (const a of parts[name].filter(seen)) {
        for (const b of parts[other].filter(seen)) {
          if (a === b || (name === other && a.compareDocumentPosition(b) & 2)) continue;
          const by = overlap(a, b);
          if (by > 3) found.push(`${say(a)} (${name}) overlaps ${say(b)} (${other}) by ${Math.round(by)}`);
        }
      }
    }
  });

  // What is told in passing lies over the felt, never over what can be played or pressed.
  for (const toast of all('[data-toast]').filter(seen)) {
    const { left, right } = box(toast);
    if (left < -slack || right > innerWidth + slack) found.push(`${say(toast)} leaves the viewport`);
    for (const name of ['bar', 'hand', 'status']) {
      for (const other of parts[name].filter(seen)) {
        const by = overlap(toast, other);
        if (by > 3) found.push(`${say(toast)} covers ${say(other)} (${name}) by ${Math.round(by)}`);
      }
    }
  }

  // The rest of a result may scroll, but not what is done next.
  for (const next of all('[data-over] button').slice(0, 1)) {
    const [button, panel] = [box(next), box(next.closest('[data-over]'))];
    if (button.top < panel.top || button.bottom > panel.bottom) found.push(`${say(next)} is to be scrolled to`);
  }

  const held = all('button.held');
  held.forEach((card, index) => {
    const next = held[index + 1];
    if (next === undefined) return;
    const strip = box(next).left - box(card).left;
    if (strip > 0 && strip < 26) found.push(`${say(card)} shows a strip of only ${strip.toFixed(1)}`);
  });

  for (const button of all('[data-table] button')) {
    if (!seen(button) || button.matches('.skip, .held') || button.closest('dialog')) continue;
    const { width, height } = box(button);
    if (width < 36 || height < 36) found.push(`${say(button)} is only ${width} by ${height}`);
    if (button.textContent.trim() !== '' && button.scrollWidth > button.clientWidth + 1) found.push(`${say(button)} cuts its text`);
  }
  for (const text of all('.line, .prompt, .bar .me, .role')) {
    if (seen(text) && text.scrollWidth > text.clientWidth + 1) found.push(`${say(text)} cuts its text`);
  }

  const smallest = Math.min(...all('.pairs .piece').map((piece) => piece.offsetWidth), 999);
  // The narrowest phones are the lowest ones as well.
  if (smallest < (innerWidth < 360 ? 26 : 30)) found.push(`cards on the table are only ${smallest} wide`);
  return found;
};
