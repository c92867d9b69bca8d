import { modulesIn } from './modules-in.ts'
import type { PageAnchors } from './page-anchors.ts'

const found = await modulesIn<{ readonly anchors: readonly PageAnchors[] }>(
  import.meta.url,
  /^[^/]+\/anchors$/,
)

/** Anchors of the pages of a text, by the name of its folder; the specification of Vulkan has those of its statements alone. */
export const anchorsByText: ReadonlyMap<string, readonly PageAnchors[]> = new Map(
  found.map(([path, { anchors }]) => [path.slice(0, path.indexOf('/')), anchors]),
)
