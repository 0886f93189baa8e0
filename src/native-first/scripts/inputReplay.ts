// The inline script of pages that load the application at idle: input may come before any file has loaded.
import {whenHydrated} from '../app';
import {recordInput} from '../inputReplay';

void whenHydrated().then(recordInput());
