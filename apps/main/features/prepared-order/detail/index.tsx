import { PreparedPage } from '../prepared-page.tsx';
import { DetailView } from './detail-view.tsx';
import { useDetail } from './use-detail.ts';

/** `/detail/{id}/{fid}`: what customer service prepared; the buyer sees it and chooses an option. */
export default function DetailPage() {
  const detail = useDetail();
  return <PreparedPage>{(foot) => <DetailView {...detail} foot={foot} />}</PreparedPage>;
}
