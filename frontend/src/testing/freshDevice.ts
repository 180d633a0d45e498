/* Each file of tests starts on a fresh device: the files share one browser, which keeps what was said before. */

import { beTouched, wish } from './media';

localStorage.clear();
sessionStorage.clear();
await wish({});
await beTouched(false);
