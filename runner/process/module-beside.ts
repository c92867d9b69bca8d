import { fileURLToPath } from 'node:url'

/**
 * The file of a module of ours that is started as a process: a source in a checkout, JavaScript in a build. The build finds such
 * modules by the calls of this function, so the name is a literal there, and the address that of the module itself.
 *
 * @param url of the module that starts it, which is in the same folder.
 * @param name of its file without the ending.
 */
export function moduleBeside(url: string, name: string): string {
  return fileURLToPath(new URL(`./${name}${url.endsWith('.ts') ? '.ts' : '.js'}`, url))
}
