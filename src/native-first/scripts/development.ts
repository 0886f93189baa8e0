// @works-without-react
// Native script of the development server, whose pages are empty until React has rendered them.
import {loadApp} from '../app';

void loadApp().then(() => import('./native'));
