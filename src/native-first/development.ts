// The native script of the development server, whose pages are empty until the application has rendered.
import {loadApp} from './app';

void loadApp().then(() => import('./index'));
