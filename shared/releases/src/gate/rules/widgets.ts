import type { Release } from '@bee/contracts/composition';
import type { WidgetProps } from '@bee/contracts/widget-props';
import { labelOf, type ReleaseSet, violation } from '../release-set.ts';
import type { Violation } from '../violation.ts';

/** A widget embedded by a remote must exist in its provider, if that is composed, and accept the given properties. */
export const widgets = ({ remotes }: ReleaseSet): Violation[] =>
  remotes.flatMap((release) => embedded(release, remotes));

const embedded = (release: Release, remotes: Release[]): Violation[] => {
  const { pages = [], embeds = {} } = release.manifest ?? {};
  const shown = new Set([...pages.flatMap((page) => page.widgets), ...Object.keys(embeds)]);
  return [...shown].flatMap((of) => {
    const [name, widget] = of.split('/');
    const provider = remotes.find((one) => one.name === name);
    // The slot of a missing remote stays empty; the page still works.
    if (!provider) return [];
    const violationOf = (what: string, remedy: string) => [
      violation('widgets', release, `${labelOf(release)} ${what}`, remedy),
    ];
    const found = provider.manifest?.widgets.find((one) => one.name === widget);
    const owner = provider.manifest?.owner ?? provider.name;
    if (!found)
      return violationOf(`要显示 ${of}，而 ${labelOf(provider)} 没有这个部件`, `请与 ${owner} 商定，或启用有它的版本`);
    const given = embeds[of];
    const gap = given && found.props && propsGap(given, found.props);
    return gap ? violationOf(`给 ${of} 的 ${gap}`, `请与 ${owner} 商定，让两边的 widget-props.ts 一致`) : [];
  });
};

/** Why the given properties do not match the accepted properties; null if they match. */
const propsGap = (given: WidgetProps, taken: WidgetProps): string | null => {
  for (const [name, kind] of Object.entries(taken)) {
    const bare = bareName(name);
    const mine = given[bare] ?? given[`${bare}?`];
    if (mine === undefined && !name.endsWith('?')) return `${bare} 没有给出`;
    if (mine === undefined) continue;
    if (!(bare in given) && !name.endsWith('?')) return `${bare} 可能没有给出`;
    const gap = kindGap(mine, kind);
    if (gap) return `${bare}${gap}`;
  }
  const unknown = Object.keys(given).find((name) => !(bareName(name) in taken) && !(`${bareName(name)}?` in taken));
  return unknown === undefined ? null : `${bareName(unknown)} 它不认识`;
};

const kindGap = (given: WidgetProps[string], taken: WidgetProps[string]): string | null => {
  if (taken === 'json' || given === taken) return null;
  if (typeof given === 'object' && typeof taken === 'object') {
    const gap = propsGap(given, taken);
    return gap && `.${gap}`;
  }
  if (typeof given === 'object' || typeof taken === 'object') return ' 的类型不同';
  if (given.includes('|') && taken === 'string') return null;
  const more =
    given.includes('|') && taken.includes('|') && given.split('|').find((one) => !taken.split('|').includes(one));
  if (more === undefined) return null;
  return more ? ` 可能是“${more}”，它只认 ${taken}` : ` 是 ${given}，它要 ${taken}`;
};

const bareName = (name: string) => name.replace(/\?$/, '');
