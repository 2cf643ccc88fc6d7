/**
 * The shell provides only what is in its module graph. Never called: it names each entry point of the design system once, so
 * that every remote finds it here instead of bringing its own.
 *
 * @public
 */
export const providedEntryPoints = () => [
  import('@bee/ui/content'),
  import('@bee/ui/interactive'),
  import('@bee/ui/share'),
  import('@bee/ui/day'),
  import('@bee/ui/suggest'),
  import('@bee/ui/plot'),
  import('@bee/ui/data'),
  import('@bee/ui/theme'),
  import('@bee/ui/core'),
  import('@bee/ui/fields'),
  import('@bee/ui/form'),
  import('@bee/ui/table'),
  import('@bee/ui/overlay'),
  import('@bee/charts'),
  import('@bee/charts/map'),
];
