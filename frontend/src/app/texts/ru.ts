import type en from './en';

export default {
  developers: 'Разработчикам',
  legal: { imprint: 'Сведения о владельце', privacy: 'Конфиденциальность' },
  missing: {
    title: 'Здесь ничего нет',
    text: 'По этому адресу нет страницы.',
    home: 'На главную',
  },
} satisfies typeof en;
