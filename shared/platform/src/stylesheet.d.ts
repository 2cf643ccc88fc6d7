/** A stylesheet of a component: the build adds it to the sheets of the pages and widgets that show the component. */
declare module '*.css';
