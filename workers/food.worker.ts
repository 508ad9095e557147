import { expose } from 'comlink';
import { FoodKnowledge } from '#device/food/food-knowledge.ts';

expose(new FoodKnowledge());
