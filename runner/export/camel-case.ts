/** A name in camel case: `vector-signedness-1` becomes `VectorSignedness1`. */
export function camelCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
}
