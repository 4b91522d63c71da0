/** The build of mapbox-gl that works without blob workers; its worker is a file of its own. */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  export * from 'mapbox-gl';
  export { default } from 'mapbox-gl';
}
