// A server that speaks S3, with one bucket. Arguments: port on the loopback interface, folder, name of the bucket.
// The package has no types.
const name = '@20minutes/s3rver'
const { default: S3rver } = await import(name)
const [port = '', directory = '', bucket = ''] = process.argv.slice(2)
const server = new S3rver({
  ...{ port: Number(port), address: '127.0.0.1', silent: true, directory },
  configureBuckets: [{ name: bucket }],
})
await server.run()
console.log('ready')
