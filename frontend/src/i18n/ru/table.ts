export const table = {};
