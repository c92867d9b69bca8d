// The start of the single-file program. It is bundled alone and runs before anything of the package is there.
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { getAsset, getRawAsset } from 'node:sea'
import { gunzipSync } from 'node:zlib'
import { cachedFolder } from './cached-folder.ts'

/** Where the package is on this machine, unpacked by the first start of this version. */
const folder = cachedFolder(
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'spirv-cts', 'program'),
  JSON.parse(getAsset('digests', 'utf8')),
  () => gunzipSync(Buffer.from(getRawAsset('package') as ArrayBuffer)),
)
const given = process.argv.slice(2)
// Processes of a campaign are started with this program as their Node: options of Node, and then a module of the package.
const commandIndex = given.findIndex((word) => !word.startsWith('-'))
const module = given[commandIndex]?.startsWith(folder)
  ? (given[commandIndex] as string)
  : join(folder, 'node_modules/spirv-cts/dist/scripts/cts.js')
const args = given[commandIndex]?.startsWith(folder) ? given.slice(commandIndex + 1) : given
process.argv.splice(1, process.argv.length, module, ...args)
createRequire(join(folder, 'start.cjs'))('./start.cjs')(module)
