// The names that the classic theme imports from prism-react-renderer, with nothing behind them.
export const Prism = {languages: {}};
export const themes = {palenight: {plain: {}, styles: []}};
