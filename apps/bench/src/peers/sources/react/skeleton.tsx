import { renderToStaticMarkup } from 'react-dom/server';
import { PayPage } from './pay-page.tsx';

/** The page's loading state as markup. */
export const skeleton = async () => renderToStaticMarkup(<PayPage />);
