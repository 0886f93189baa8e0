// Inline script of pages that load the application at idle. Inline, since input may come before any file has
// loaded.
import {whenHydrated} from '../app';
import {recordInput} from '../inputReplay';

void whenHydrated().then(recordInput());
