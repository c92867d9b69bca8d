import { amber } from './amber.ts'
import { directory } from './directory.ts'
import type { Exporter } from './exporter.ts'
import { kit } from './kit.ts'
import { lit } from './lit.ts'
import { results } from './results.ts'
import { seeds } from './seeds.ts'

/** The formats that `export --format` accepts, by name. */
export const exporters: Readonly<Record<string, Exporter>> = {
  dir: directory,
  kit,
  lit,
  amber,
  results,
  seeds,
}
