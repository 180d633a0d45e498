export default {
  felt: 'Цвет стола',
  felts: {
    house: 'Орех или лён',
    walnut: 'Орех',
    linen: 'Лён',
    green: 'Зелёный',
    blue: 'Синий',
    wine: 'Бордовый',
    slate: 'Серый',
  },
  back: 'Рубашка',
  backs: {
    weave: 'Плетёнка',
    sunray: 'Лучи',
    plain: 'Простая',
    night: 'Ночь',
    scales: 'Чешуя',
    folk: 'Жостово',
  },
  faces: 'Рисунок карт',
  faceNames: { classic: 'Обычный', large: 'Крупный', cream: 'Старая бумага' },
};
