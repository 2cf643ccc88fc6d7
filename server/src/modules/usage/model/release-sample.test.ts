import { createHash } from 'node:crypto';
import { createReleaseSample } from './release-sample.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
const NETWORKS = Array.from({ length: 500 }, (_, index) => hash(`network ${index}`));
const of = (network: string, visit = hash(`visit of ${network}`), release = 'a1') => ({
  ...{ remote: 'mf-ai', release, visit, network },
});
const LOWEST = [...NETWORKS].sort().slice(0, 20);

it('counts all visits of few networks', () => {
  const sample = createReleaseSample(3, 20);
  for (const network of NETWORKS.slice(0, 20)) expect(sample(of(network), 0)).toBe(network);
});

it('selects the same networks in every process, whatever their order', () => {
  for (const order of [NETWORKS, [...NETWORKS].reverse(), [...NETWORKS].sort()]) {
    const sample = createReleaseSample(3, 20);
    for (const network of order) sample(of(network), 0);
    expect(order.filter((network) => sample(of(network), 0)).sort()).toEqual(LOWEST);
  }
});

it('samples each release and each window separately', () => {
  const sample = createReleaseSample(3, 20);
  for (const network of NETWORKS) sample(of(network), 0);
  const highest = [...NETWORKS].sort().at(-1) ?? '';
  expect(sample(of(highest), 599_999)).toBeNull();
  expect(sample(of(highest, 'visit', 'a2'), 599_999)).toBe(highest);
  expect(sample(of(highest), 600_000)).toBe(highest);
});

it('gives one network one place, and three visits, however many it opens', () => {
  const sample = createReleaseSample(3, 20);
  for (const network of NETWORKS) sample(of(network), 0);
  const network = LOWEST[0] ?? '';
  const visits = Array.from({ length: 1000 }, (_, index) => hash(`flood ${index}`));
  for (const visit of visits) sample(of(network, visit), 0);
  const counted = [...visits, hash(`visit of ${network}`)].sort().slice(0, 3);
  expect(visits.filter((visit) => sample(of(network, visit), 0)).sort()).toEqual(
    counted.filter((visit) => visits.includes(visit)),
  );
  expect(NETWORKS.filter((one) => one !== network && sample(of(one), 0)).sort()).toEqual(LOWEST.slice(1));
});

it('samples visits where those of one network are not limited', () => {
  const sample = createReleaseSample(Number.MAX_SAFE_INTEGER, 20);
  const visits = NETWORKS;
  for (const visit of visits) sample(of('network1', visit), 0);
  expect(visits.filter((visit) => sample(of('network1', visit), 0)).sort()).toEqual(LOWEST);
});
