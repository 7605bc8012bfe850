import { useEffect, useState } from 'react';
import { defaultPackage, loadActivity, loadBroadcast, type Activity } from '../page/activity.ts';
import { Benefits, Footer, Header } from './layout.tsx';
import { Cards, Methods } from './choices.tsx';
import { PayBar } from './pay-bar.tsx';
import '../page/page.css';
import './controls.css';

/** The payment page. `given` is the answer to the first call, if it was sent before this code had loaded. */
export function PayPage({ given = null }: { given?: Activity | null }) {
  const [activity, setActivity] = useState(given);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [broadcast, setBroadcast] = useState<string | null>(null);

  useEffect(() => {
    if (!activity) void loadActivity().then(setActivity);
    else void loadBroadcast(activity.packages).then(setBroadcast);
  }, [activity]);

  const chosen =
    activity && (activity.packages.find(({ id }) => id === chosenId) ?? defaultPackage(activity));
  return (
    <>
      <Header chosen={chosen} broadcast={broadcast} />
      <main className="sheet">
        <h2>选择套餐</h2>
        <Cards packages={activity?.packages ?? []} chosen={chosen} onChoose={({ id }) => setChosenId(id)} />
        <h2>支付方式</h2>
        <Methods />
        <h2>会员权益对比</h2>
        <Benefits />
      </main>
      <Footer />
      <PayBar chosen={chosen} />
    </>
  );
}
