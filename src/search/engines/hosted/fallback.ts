// What is loaded in one piece for the case that the server gives no answer.
export {EmbeddedEngine} from '../embedded/page/embeddedEngine';
export {pageTransport} from '../embedded/page/pageTransport';
