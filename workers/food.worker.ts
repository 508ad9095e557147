import { expose } from 'comlink';
import { FoodKnowledge } from '../src/db/food-knowledge.ts';

expose(new FoodKnowledge());
