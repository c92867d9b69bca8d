import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packageRoot } from './package-root.ts'

/** Name and version of this package, as logs and manifests state them. */
export function suite(): { readonly name: string; readonly version: string } {
  const shape = z.object({ name: z.string(), version: z.string() })
  return shape.parse(JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')))
}
