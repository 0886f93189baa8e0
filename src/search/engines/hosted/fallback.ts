// What is loaded in one piece for the case that the server gives no answer.
export {EmbeddedEngine} from '../embedded/client';
export {pageTransport} from '../embedded/pageTransport';
