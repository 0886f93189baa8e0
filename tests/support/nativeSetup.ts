import {vi} from 'vitest';
import {forgetListeners, setConnection} from '../native-first/native/support';

// Test files share a window and modules, so each starts with a clean page.
forgetListeners();
setConnection(undefined);
vi.resetModules();
