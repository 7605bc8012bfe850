import { startServer } from './serve/start-server.ts';

await startServer(process.env);
