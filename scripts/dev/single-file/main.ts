// The start of the single-file program. It is bundled alone and runs before anything of the package is there.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { getRawAsset } from 'node:sea'
import { gunzipSync } from 'node:zlib'
import { filesIn } from './archive.ts'

/** Where the package is on this machine, unpacked by the first start of this version. */
function unpacked(): string {
  const packed = Buffer.from(getRawAsset('package') as ArrayBuffer)
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
  const name = createHash('sha256').update(packed).digest('hex').slice(0, 16)
  const folder = join(cache, 'spirv-cts', 'program', name)
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  // Written aside: a start that is cut off leaves nothing that the next one would take for whole.
  const aside = mkdtempSync(`${folder}-`)
  for (const [path, content] of filesIn(gunzipSync(packed))) {
    mkdirSync(dirname(join(aside, path)), { recursive: true })
    writeFileSync(join(aside, path), content)
  }
  try {
    renameSync(aside, folder)
  } catch (error) {
    // Another start was faster.
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

const folder = unpacked()
const given = process.argv.slice(2)
// Processes of a campaign are started with this program as their Node: options of Node, and then a module of the package.
const commandIndex = given.findIndex((word) => !word.startsWith('-'))
const module = given[commandIndex]?.startsWith(folder)
  ? (given[commandIndex] as string)
  : join(folder, 'node_modules/spirv-cts/dist/scripts/cts.js')
const args = given[commandIndex]?.startsWith(folder) ? given.slice(commandIndex + 1) : given
process.argv.splice(1, process.argv.length, module, ...args)
createRequire(join(folder, 'start.cjs'))('./start.cjs')(module)
