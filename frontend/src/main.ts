import { start } from './app/boot';
import { renewWhenBroughtBack } from './session/broughtBack';

renewWhenBroughtBack(() => location.reload());
void start();
