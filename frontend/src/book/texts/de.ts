import type en from './en';

export default {
  title: 'Die Regeln von Durak',
  lead: 'Erst das Grundspiel, dann alles, was man am Tisch wählen kann, jeweils mit einem kleinen Bild. Was die Bilder zeigen, spielt das Spiel selbst vor.',
  learn: 'Beim Spielen lernen: ein geführtes erstes Spiel',
  short:
    'Das Grundspiel: Schlage jede Karte, die dich angreift, mit einer höheren derselben Farbe oder mit einem Trumpf, sonst nimm alle auf. Andere dürfen Karten der Ränge dazugeben, die auf dem Tisch liegen. Nach jedem Angriff ziehen alle auf die volle Hand nach. Wer am Ende, wenn der Talon leer ist, noch Karten hat, ist der Durak.',
  different: 'Anders ist hier:',
  contents: 'Inhalt',
  turn: { label: 'Zurück und weiter', before: 'Zurück', after: 'Weiter' },
  whole: 'Alles auf einer Seite',
  byChapter: 'Kapitel für Kapitel',
  cast: ['Anna', 'Boris', 'Clara', 'David', 'Eva', 'Felix'],
  legend: {
    title: 'In den Bildern',
    attacks: 'greift an',
    defends: 'verteidigt',
    takes: 'nimmt auf',
    may: 'erlaubt',
    mayNot: 'nicht erlaubt',
  },
  base: {
    title: 'Das Grundspiel',
    sections: {
      aim: {
        title: 'Das Ziel',
        text: 'Werde deine Karten los. Es gibt keinen Gewinner, nur einen Verlierer: Wer zuletzt noch Karten hält, ist der Durak, der Dummkopf.',
      },
      deal: {
        title: 'Geben',
        text: 'Jeder bekommt sechs Karten. Die nächste wird aufgedeckt: Ihre Farbe ist Trumpf. Sie liegt offen unter den übrigen Karten, dem Talon, und wird als letzte gezogen.',
      },
      first_lead: {
        title: 'Wer beginnt',
        text: 'Wer den niedrigsten Trumpf hat, zeigt ihn und spielt aus, mit welcher Karte er will. Hat niemand einen Trumpf, spielt der linke Nachbar des Gebers aus.',
      },
      attack: {
        title: 'Der Angriff',
        text: 'Der Ausspieler spielt eine Karte, oder mehrere eines Rangs, gegen seinen linken Nachbarn: den Verteidiger. So ein Angriff dauert, bis er abgewehrt oder aufgenommen ist.',
      },
      throw_in: {
        title: 'Dazugeben',
        text: 'Alle außer dem Verteidiger dürfen Karten dazugeben, deren Rang schon auf dem Tisch liegt. Es gibt nie mehr als sechs Angriffskarten und nie mehr, als der Verteidiger am Anfang auf der Hand hatte.',
      },
      defence: {
        title: 'Die Verteidigung',
        text: 'Der Verteidiger schlägt jede Angriffskarte mit einer höheren Karte derselben Farbe oder mit einem Trumpf. Einen Trumpf schlägt nur ein höherer Trumpf. Niemand muss schlagen: Der Verteidiger darf auch aufnehmen.',
      },
      beaten_off: {
        title: 'Abgewehrt',
        text: 'Ist alles geschlagen und gibt niemand mehr dazu, kommen die Karten auf die Ablage. Der Verteidiger spielt als Nächster aus.',
      },
      taken: {
        title: 'Aufgenommen',
        text: 'Wer nicht schlagen kann oder will, nimmt auf. Passende Karten dürfen noch dazugegeben werden, bis zur Grenze. Dann nimmt der Verteidiger alles auf, und der nächste Spieler spielt aus.',
      },
      refill: {
        title: 'Nachziehen',
        text: 'Nach jedem Angriff ziehen alle wieder auf sechs Karten nach: zuerst der Ausspieler, dann die anderen im Uhrzeigersinn, zuletzt der Verteidiger.',
      },
      out: {
        title: 'Draußen',
        text: 'Ist der Talon leer, ist draußen, wer keine Karten mehr hat, auch mitten im Angriff.',
      },
      end: {
        title: 'Das Ende',
        text: 'Wer als Letzter Karten hat, ist der Durak. Leert der letzte Angriff alle Hände, endet das Spiel unentschieden, ebenso nach vierzig Angriffen hintereinander, in denen keine Karte aus dem Spiel kommt.',
      },
    },
  },
  options: {
    lead: 'Was man am Tisch wählen kann. Was niemand ändert, bleibt wie im Grundspiel.',
    base: 'Grundspiel',
  },
  presets: {
    title: 'Fertige Regeln',
    lead: 'Du wählst sie, wenn du einen Tisch eröffnest, und kannst sie dann noch ändern.',
    seats: (least, most) => (least === most ? `${least} Spieler` : `${least} bis ${most} Spieler`),
    rated: 'auch gewertet',
    same: 'Nichts ist anders als im Grundspiel.',
    differs: 'Was anders ist',
  },
  more: {
    title: 'Mehr über',
    options: 'Optionen',
    chapters: {
      series: {
        title: 'Serien',
        text: 'Mehrere Spiele an einem Tisch sind eine Serie. Der Durak gibt das nächste Spiel, und sein rechter Nachbar spielt aus: Der Durak wird also als Erster angegriffen. Nach einem Unentschieden, und wenn sich Regeln oder Spieler geändert haben, beginnt das nächste Spiel wie ein erstes.',
      },
      teams: {
        title: 'Teams',
        text: 'Partner greifen einander nicht an und geben nicht gegeneinander dazu: Verteidiger ist immer der nächste Gegner. Wer draußen ist, wartet auf den Partner; das Team, das mit Karten übrig bleibt, hat verloren.',
      },
      cheating: {
        title: 'Schummeln',
        text: 'Wo Schummeln erlaubt ist, sieht ein Zug gegen die Regeln aus wie jeder andere: ein falscher Angriff, eine dazugegebene Karte, die nicht passt, eine Karte, die gar nicht schlägt, ein Schieben mit falschen Karten. Bis der Angriff zu Ende ist, darf jeder, der noch im Spiel ist, einen Zug auf dem Tisch anzweifeln. War er gegen die Regeln, gehen seine Karten zurück; der Schummler zahlt die Strafe und spielt bis zum Ende des Angriffs ehrlich. War er in Ordnung, zahlt, wer gezweifelt hat. Fliegt falsches Schieben auf, geht auch der Angriff zurück: Wer geschoben hat, muss sich wieder selbst verteidigen, und was die seither Angegriffenen als Verteidiger getan haben, wird ohne Strafe zurückgenommen. Was niemand merkt, gilt. Die Aufzeichnung zeigt jeden Betrug. In gewerteten Spielen gibt es das nie.',
      },
      hidden: {
        title: 'Verdeckte Karten',
        text: 'Neben jeder Hand liegen zwei Karten verdeckt, die niemand kennt, auch ihr Besitzer nicht. Sie werden am Ende des Angriffs aufgenommen, in dem Hand und Talon leer sind. Draußen ist erst, wer auch sie gespielt hat.',
      },
      end: {
        title: 'Das Ende eines Spiels',
        text: 'Das Spiel endet sofort, wenn nur noch einer Karten hat. Eine Ausnahme gibt es: Hat der Verteidiger genau so viele Karten, wie noch ungeschlagen daliegen, darf er weiterspielen, denn wenn er alle schlägt, ist auch er sie los. Wer im selben letzten Angriff herauskommt, teilt sich den besseren Platz.',
      },
    },
  },
  play: {
    title: 'Am Tisch',
    text: 'Karte anklicken, antippen oder ziehen, oder mit den Pfeiltasten wählen und mit Enter spielen. Spielbare Karten sind markiert. Mit ? zeigt der Tisch alle Tasten.',
    button: 'Jetzt spielen',
  },
  picture: {
    out: 'draußen',
    durak: 'Durak',
    lost: 'verloren',
    next: 'Nächstes Spiel',
    lowest: 'niedrigster Trumpf spielt aus',
    leads: (who) => `${who} spielt aus`,
    cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
    ways: {
      lead: 'zum Ausspielen',
      throw_in: 'zum Dazugeben',
      beat: 'zum Schlagen',
      transfer: 'zum Schieben',
      show_transfer: 'zum Zeigen',
      swap_trump: 'zum Tauschen',
    },
    acts: { take: 'aufnehmen', request_redeal: 'neu geben', call_cheat: 'anzweifeln' },
  },
  told: {
    before: 'Vorher:',
    after: 'Dann:',
    trump: (suit) => `Trumpf: ${suit}.`,
    attacks: (who, whom) => `${who} greift ${whom} an.`,
    table: (list) => `Auf dem Tisch: ${list}.`,
    beaten: (attack, card) => `${attack}, geschlagen mit ${card}`,
    hand: (who, list) => `${who} hat auf der Hand: ${list}.`,
    noCards: (who) => `${who} hat keine Karten.`,
    may: (ways, list) => `Erlaubt ${ways}: ${list}.`,
    mayNot: (ways, list) => `Nicht erlaubt ${ways}: ${list}.`,
    act: (who, act, allowed) => `${who} ${allowed ? 'darf' : 'darf nicht'}: ${act}.`,
    faceDown: (who, count) =>
      `${who} hat ${count === 1 ? '1 verdeckte Karte' : `${count} verdeckte Karten`}.`,
    talon: (count) => `Karten im Talon: ${count}.`,
    lowest: (card) => `Darunter liegt offen: ${card}.`,
    discard: (count) => `Auf der Ablage: ${count}.`,
    team: (number, list) => `Team ${number}: ${list}.`,
  },
} satisfies typeof en;
