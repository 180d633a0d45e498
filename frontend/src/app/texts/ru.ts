import type en from './en';

export default {
  legal: { imprint: 'Сведения о владельце', privacy: 'Конфиденциальность' },
  developers: 'Разработчикам',
  missing: {
    title: 'Здесь ничего нет',
    text: 'По этому адресу нет страницы.',
    home: 'На главную',
  },
} satisfies typeof en;
