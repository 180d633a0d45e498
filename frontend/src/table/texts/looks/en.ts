export default {
  felt: 'Colour of the table',
  felts: {
    house: 'Walnut or linen',
    walnut: 'Walnut',
    linen: 'Linen',
    green: 'Green',
    blue: 'Blue',
    wine: 'Wine red',
    slate: 'Slate',
  },
  back: 'Card back',
  backs: {
    weave: 'Weave',
    sunray: 'Sunray',
    plain: 'Plain',
    night: 'Night sky',
    scales: 'Scales',
    folk: 'Zhostovo',
  },
  faces: 'Card faces',
  faceNames: { classic: 'Classic', large: 'Large signs', cream: 'Old paper' },
};
