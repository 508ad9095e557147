import { expose } from 'comlink';
import { imageService } from './image/image-service.ts';

expose(imageService());
