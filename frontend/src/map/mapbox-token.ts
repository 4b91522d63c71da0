/** The message when a map did not start. */
export function failureMessage(token = mapboxToken()): string {
  return token === null
    ? 'Failed to load map. The map could not start in this browser.'
    : 'Failed to load map. Mapbox token may be missing.';
}

/** The server writes it into index.html when MAPBOX_TOKEN is set. */
export function mapboxToken(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="mapbox-token"]');
  return meta?.content.trim() || null;
}
