import {vi} from 'vitest';
import {forgetListeners, setConnection} from '../native-first/native/support';

// Files share a window and their modules: each begins with a page on which no native script has run.
forgetListeners();
setConnection(undefined);
vi.resetModules();
