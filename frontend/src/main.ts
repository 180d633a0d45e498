import { start } from './app/boot';

void start();
